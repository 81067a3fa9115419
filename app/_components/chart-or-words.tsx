import type { ComponentType } from 'react'

const NoChart = () => (
  <p className="text-small text-muted">
    The drawing did not come: there is no connection, or the site was renewed since this page was opened. What it draws stands in the figures and tables here.
  </p>
)

/** A chart that is loaded after its page. Where it does not come, words stand in its place, and the page goes on. */
export const chartOrWords = <Props,>(chart: Promise<ComponentType<Props>>): Promise<ComponentType<Props>> => chart.catch(() => NoChart)
