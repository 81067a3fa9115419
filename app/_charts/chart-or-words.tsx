import type { ComponentType } from 'react'
import { helps } from '@/app/_languages/english/helps'

const NoChart = () => <p className="text-small text-muted">{helps.noDrawing}</p>

/** A chart that is loaded after its page. Where it does not come, words stand in its place, and the page goes on. */
export const chartOrWords = <Props,>(chart: Promise<ComponentType<Props>>): Promise<ComponentType<Props>> =>
  chart.catch(() => NoChart)
