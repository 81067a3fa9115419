/* Rules of ours for the linter (`.oxlintrc.json`). */

/** A rule that reports each node of these types, with a message. `isWanted` picks among them. */
const forbid = (message, types, isWanted = () => true) => ({
  create: (context) =>
    Object.fromEntries(types.map((type) => [type, (node) => isWanted(node) && context.report({ node, message })])),
})

const plugin = {
  meta: { name: 'feltwise' },
  rules: {
    'no-barrels': forbid(
      'No barrels: import from the file that has it.',
      ['ExportAllDeclaration', 'ExportNamedDeclaration'],
      ({ source }) => Boolean(source),
    ),
    'no-enums': forbid('The list first, the type from it: const X = [...] as const.', ['TSEnumDeclaration']),
  },
}

export default plugin
