import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { OptionList } from '@/app/_solver/option-list'
import { ProofLines } from '@/app/_solver/proof-lines'
import {
  addPartLoaders,
  addWords,
  area,
  languageNow,
  languageOf,
  type Messages,
  messagesOf,
  withWords,
} from '@/app/_languages/messages'
import { speak } from '../tools/speak'
import { addressIn, inEnglish } from '@/app/_languages/places'
import { GAME_IDS } from '@/lib/games/ids'
import { GAMES } from '@/lib/games/index'
import { filled } from '@/app/_languages/filled'

const FOLDER = join(process.cwd(), 'app/_languages')
const LANGUAGES = readdirSync(join(FOLDER, 'translations')).map((file) => file.replace(/\.ts$/, ''))

/** A language of a test's own. */
const spoken = (areas: Messages['areas']): Messages => ({
  id: 'xx',
  areas,
  games: {},
})

afterEach(() => {
  cleanup()
  speak(undefined)
})

describe('words', () => {
  const colours = area<{ readonly red: string; readonly mixed: (a: string, b: string) => string }>('colours')

  it('are those of the language that is spoken, read anew each time', () => {
    addWords({
      id: 'en',
      areas: { colours: { red: 'red', mixed: (a: string, b: string) => `${a} and ${b}` } },
      games: {},
    })
    expect([languageNow(), colours.red, colours.mixed('red', 'blue')]).toEqual(['en', 'red', 'red and blue'])
    speak(spoken({ colours: { red: 'rojo', mixed: (a: string, b: string) => `${a} y ${b}` } }))
    expect([languageNow(), colours.red, colours.mixed('rojo', 'azul')]).toEqual(['xx', 'rojo', 'rojo y azul'])
    speak(null)
    expect([languageNow(), colours.red, colours.mixed('red', 'blue')]).toEqual(['en', 'red', 'red and blue'])
  })

  it('are those of the page, though a translator says that it is in another language', () => {
    speak(spoken({ colours: { red: 'rojo' } }))
    document.documentElement.lang = 'fr'
    expect([languageNow(), colours.red]).toEqual(['xx', 'rojo'])
    document.documentElement.lang = ''
  })

  it('are those that the address names where the document does not say', () => {
    window.history.replaceState(null, '', '/es/nothing')
    expect(languageNow()).toBe('es')
    window.history.replaceState(null, '', '/')
    expect(languageNow()).toBe('en')
  })

  it('may come area by area; what nothing brought is named', () => {
    const late = area<{ readonly now: string }>('late')
    speak(spoken({ early: { now: 'ya' } }))
    expect(() => late.now).toThrow('No words for late in xx on this page: run `npm run make:routes`')
    addWords(spoken({ late: { now: 'ahora' } }))
    expect([late.now, area<{ readonly now: string }>('early').now]).toEqual(['ahora', 'ya'])
    expect([Object.hasOwn(late, 'now'), Object.hasOwn(late, 'then')]).toEqual([true, false])
  })

  it('of a game come with its code in English; in another language they must have come beside it', () => {
    const { id, messages } = GAMES[0]
    expect(messagesOf({ id, messages })).toBe(messages)
    speak(spoken({}))
    expect(() => messagesOf({ id, messages })).toThrow(`No messages of ${id} in xx on this page`)
    addWords({ ...spoken({}), games: { [id]: messages } })
    expect(messagesOf({ id, messages })).toBe(messages)
  })

  it('of a part come with it', async () => {
    const part = area<{ readonly here: string }>('part')
    speak(spoken({}))
    addPartLoaders({ 'a/part': async () => addWords(spoken({ part: { here: 'aquí' } })) })
    expect(await withWords('a/part', Promise.resolve('code'))).toBe('code')
    expect(part.here).toBe('aquí')
    expect(await withWords('a/part that says nothing', Promise.resolve('code'))).toBe('code')
  })

  it('of a part that cannot be fetched are a reason for the part not to come', async () => {
    addPartLoaders({ 'a/lost part': () => Promise.reject(new Error('offline')) })
    await expect(withWords('a/lost part', Promise.resolve('code'))).rejects.toThrow('offline')
  })

  it('of the server stand beside figures in the reader’s way', () => {
    const answer = (
      <>
        <OptionList label="Worths" rows={[{ id: 'bet', name: 'Bet', worth: { ev: -1234.5, loss: 0, best: false } }]} />
        <ProofLines
          linked={false}
          proof={{
            game: 'texas-holdem-bonus',
            unit: 'ante',
            line: 'Over 990 deals.',
            values: [
              { id: 'bet', name: 'Bet', value: { num: -12345n, den: 67890n } },
              { id: 'fold', name: 'Fold', value: -0.5 },
            ],
            command: '',
            href: '',
          }}
        />
      </>
    )
    const figures = (text: string | null): readonly string[] => text?.match(/−[\d.,]+(\s\/\s[\d.,]+)?/g) ?? []
    expect(figures(render(answer).container.textContent)).toEqual([
      '−1,234.500',
      '−12,345\u00A0/\u00A067,890',
      '−0.182',
      '−0.500000000',
    ])
    speak({ id: 'es', areas: {}, games: {} })
    expect(figures(render(answer).container.textContent)).toEqual([
      '−1234,500',
      '−12.345\u00A0/\u00A067.890',
      '−0,182',
      '−0,500000000',
    ])
  })

  it('take elements where they are named, and leave what is not given', () => {
    const { container } = render(<p>{filled('Press {key} or {other}.', { key: <kbd>?</kbd> })}</p>)
    expect(container.innerHTML).toBe('<p>Press <kbd>?</kbd> or {other}.</p>')
  })
})

describe('an address', () => {
  it('names the language of its page; what has no such page leads to the English one', () => {
    expect(['/', '/es', '/es/games', '/estimates', '/espresso/es'].map(languageOf)).toEqual([
      'en',
      'es',
      'es',
      'en',
      'en',
    ])
    const [game] = GAME_IDS
    expect(
      ['/', '/games', `/${game}/trainer?seed=x-1#a`, '/games/', `/${game}/nothing`, '/nothing'].map((path) =>
        addressIn('es', path),
      ),
    ).toEqual(['/es', '/es/games', `/es/${game}/trainer?seed=x-1#a`, '/es/games/', undefined, undefined])
    expect(['/es', '/es/games?a', '/games', '/'].map(inEnglish)).toEqual(['/', '/games?a', '/games', '/'])
  })
})

type Words = Readonly<Record<string, unknown>>

/** The English areas by the names that they are exported by. */
async function englishAreas(): Promise<ReadonlyMap<string, Words>> {
  const files = readdirSync(join(FOLDER, 'english'))
  const modules = await Promise.all(
    files.map(
      (file) => import(/* @vite-ignore */ join(FOLDER, 'english', file)) as Promise<Readonly<Record<string, Words>>>,
    ),
  )
  return new Map(modules.flatMap((one) => Object.entries(one)))
}

/** The names in a sentence that elements take the place of. */
const gaps = (sentence: string): readonly string[] => [...new Set(sentence.match(/\{\w+\}/g))].sort()

/** What a word is like, so far as another language has it alike. */
const kindOf = (word: unknown): unknown => (typeof word === 'string' ? { gaps: gaps(word) } : typeof word)

describe.each(LANGUAGES)('%s', (id) => {
  const load = async (): Promise<Messages> =>
    ((await import(/* @vite-ignore */ join(FOLDER, 'translations', `${id}.ts`))) as { readonly default: Messages })
      .default

  it('has the words of every area, of the same kinds and with the same gaps', async () => {
    const english = await englishAreas()
    const { areas } = await load()
    expect(Object.keys(areas).sort()).toEqual([...english.keys()].sort())
    for (const [name, words] of english) {
      const theirs = areas[name] as Words
      const kinds = (of: Words) => Object.fromEntries(Object.entries(of).map(([key, word]) => [key, kindOf(word)]))
      expect(kinds(theirs), name).toEqual(kinds(words))
      for (const [key, word] of Object.entries(theirs)) {
        if (typeof word === 'function')
          expect(word.length, `${name}.${key}`).toBeLessThanOrEqual((words[key] as typeof word).length)
        else expect(word, `${name}.${key}`).not.toBe('')
      }
    }
  })
})
