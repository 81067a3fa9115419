import ts from 'typescript'
import { GAME_IDS } from '@/lib/games/ids'
import { ROOT } from './site'

/* What the templates of the catalogues take, as their types say: the compiler reads their English files. */

/** What an argument may be. */
export type Shape =
  | { readonly kind: 'text' | 'number' | 'bigint' | 'flag' | 'unknown' }
  | { readonly kind: 'value'; readonly value: string | number | null | undefined }
  | { readonly kind: 'either'; readonly shapes: readonly Shape[] }
  | { readonly kind: 'list'; readonly of: Shape }
  | { readonly kind: 'tuple'; readonly of: readonly Shape[] }
  | { readonly kind: 'record'; readonly fields: Readonly<Record<string, Shape>> }

interface Argument {
  readonly name: string
  readonly shape: Shape
  /** Whether it stands for all further ones: a list of them. */
  readonly isRest: boolean
}

const DEEPEST = 6

/** The catalogues: the file of each, what it exports, and its place in `tests/tools/catalogues.ts`. A game's are typed in its own file. */
const FILES: readonly (readonly [file: string, name: string, at: string])[] = [
  ['app/_languages/translations/en.ts', 'default', ''],
  ['lib/messages/words/en.ts', 'words', '.words'],
  ['lib/families/showdown/words/en.ts', 'phrases', '.families.showdown'],
  ...GAME_IDS.map((id) => [`lib/games/registry/made/${id}/en.ts`, 'en', `.games.${id}`] as const),
]

/** What each template takes, by its place in the catalogue, as in `.pages.home.title`. */
export function templateArguments(): ReadonlyMap<string, readonly Argument[]> {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(`${ROOT}/tsconfig.json`, ts.sys.readFile).config,
    ts.sys,
    ROOT,
  )
  // Without the types of a document: no template takes a part of one.
  const program = ts.createProgram(
    FILES.map(([file]) => `${ROOT}/${file}`),
    { ...options, types: [], lib: ['lib.es2023.d.ts'], incremental: false },
  )
  const checker = program.getTypeChecker()
  const found = new Map<string, readonly Argument[]>()

  function shapeOf(type: ts.Type, depth = 0): Shape {
    const one = checker.getBaseConstraintOfType(type) ?? type
    if (one.isUnion()) {
      if (one.flags & ts.TypeFlags.Boolean) return { kind: 'flag' }
      return { kind: 'either', shapes: one.types.map((each) => shapeOf(each, depth)) }
    }
    if (one.isStringLiteral() || one.isNumberLiteral()) return { kind: 'value', value: one.value }
    if (one.flags & ts.TypeFlags.BooleanLike) return { kind: 'flag' }
    // As in `place:Ts`: what stands between is a card.
    if (one.flags & ts.TypeFlags.TemplateLiteral)
      return { kind: 'value', value: (one as ts.TemplateLiteralType).texts.join('Ts') }
    if (one.flags & ts.TypeFlags.StringLike) return { kind: 'text' }
    if (one.flags & ts.TypeFlags.BigIntLike) return { kind: 'bigint' }
    if (one.flags & ts.TypeFlags.NumberLike) return { kind: 'number' }
    if (one.flags & ts.TypeFlags.Null) return { kind: 'value', value: null }
    if (one.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)) return { kind: 'value', value: undefined }
    if (depth >= DEEPEST) return { kind: 'unknown' }
    const parts =
      checker.isTupleType(one) || checker.isArrayType(one) ? checker.getTypeArguments(one as ts.TypeReference) : []
    if (checker.isTupleType(one)) return { kind: 'tuple', of: parts.map((part) => shapeOf(part, depth + 1)) }
    if (checker.isArrayType(one)) return { kind: 'list', of: shapeOf(parts[0]!, depth + 1) }
    // A number or a text with a mark of its type is one still.
    if (one.isIntersection()) {
      const plain = one.types.find((each) => each.flags & (ts.TypeFlags.NumberLike | ts.TypeFlags.StringLike))
      if (plain) return shapeOf(plain, depth)
    }
    const properties = checker.getPropertiesOfType(one)
    if (one.getCallSignatures().length > 0 || properties.length > 40) return { kind: 'unknown' }
    return {
      kind: 'record',
      fields: Object.fromEntries(
        properties.map((property) => [property.name, shapeOf(checker.getTypeOfSymbol(property), depth + 1)]),
      ),
    }
  }

  function walk(type: ts.Type, at: string): void {
    const [call] = checker.getSignaturesOfType(type, ts.SignatureKind.Call)
    if (call) {
      const taken = call.parameters.map((one) => ({
        name: one.name,
        shape: shapeOf(checker.getTypeOfSymbol(one)),
        isRest:
          one.valueDeclaration !== undefined &&
          ts.isParameter(one.valueDeclaration) &&
          one.valueDeclaration.dotDotDotToken !== undefined,
      }))
      found.set(at.replace(/^\.areas/, '.pages'), taken)
    } else if (type.flags & ts.TypeFlags.Object && !checker.isArrayType(type) && !checker.isTupleType(type))
      for (const one of checker.getPropertiesOfType(type)) walk(checker.getTypeOfSymbol(one), `${at}.${one.name}`)
  }

  for (const [file, name, at] of FILES) {
    const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(`${ROOT}/${file}`)!)!)
    walk(checker.getTypeOfSymbol(exported.find((one) => one.name === name)!), at)
  }
  return found
}
