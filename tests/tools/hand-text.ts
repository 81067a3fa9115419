import type { HandAnswer } from '@/content/pages/hand-page'

/** Everything that a page of a hand says below its name, its tables too, with figures as zeros. */
export const handText = ({ answer, sections, related }: HandAnswer): string =>
  [
    answer,
    ...sections.flatMap(({ title, text, tables = [] }) => [
      title,
      ...text,
      ...tables.flatMap(({ caption, columns, rows }) => [
        caption,
        ...columns,
        ...rows.flatMap(({ name, cells }) => [
          name,
          ...cells.map((cell) => (cell.kind === 'text' ? cell.text : cell.kind === 'action' ? cell.action : '0')),
        ]),
      ]),
    ]),
    ...related.map(({ because }) => because),
  ].join(' ')
