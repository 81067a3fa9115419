import type { ComponentType } from 'react'
import { helps } from '@/app/_languages/words'

const NoChart = () => <p className="text-small text-muted">{helps.noDrawing}</p>

/** A chart that loads after its page. If it can't load, a text takes its place and the page keeps working. */
export const chartOrWords = <Props,>(chart: Promise<ComponentType<Props>>): Promise<ComponentType<Props>> =>
  chart.catch(() => NoChart)
