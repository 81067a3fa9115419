/* Rules of ours for the linter (`.oxlintrc.json`). */

/** A rule that reports each node of these types, with a message. `isWanted` picks among them. */
const forbid = (message, types, isWanted = () => true) => ({
  create: (context) =>
    Object.fromEntries(types.map((type) => [type, (node) => isWanted(node) && context.report({ node, message })])),
})

/** `it` of `it.concurrent`. */
const rootOf = (node) => (node.type === 'MemberExpression' ? rootOf(node.object) : node)

const plugin = {
  meta: { name: 'feltwise' },
  rules: {
    'no-barrels': forbid(
      'No barrels: import from the file that has it.',
      ['ExportAllDeclaration', 'ExportNamedDeclaration'],
      ({ source }) => Boolean(source),
    ),
    // Elsewhere they would have a look and an error of their own.
    primitives: forbid('Lists, long texts and dialogs are primitives of app/_ui.', ['JSXOpeningElement'], ({ name }) =>
      ['select', 'textarea', 'dialog'].includes(name.name),
    ),
    'no-silenced-tests': forbid(
      'No test is silenced, and none runs alone.',
      ['MemberExpression'],
      ({ object, property }) =>
        ['skip', 'only', 'todo', 'fixme'].includes(property.name) &&
        ['it', 'test', 'describe'].includes(rootOf(object).name),
    ),
    'problems-are-messages': forbid(
      'Say what is wrong by its id: a page says it in its own language.',
      ['CallExpression'],
      ({ callee, arguments: [name, said] }) =>
        ['fail', 'wrong', 'problem'].includes(callee.name) &&
        /^[A-Za-z]+$/.test(name?.value ?? '') &&
        (said?.type === 'TemplateLiteral' || typeof said?.value === 'string'),
    ),
    'no-enums': forbid('The list first, the type from it: const X = [...] as const.', ['TSEnumDeclaration']),
  },
}

export default plugin
