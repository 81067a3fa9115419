import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { OptionList } from '@/app/_components/option-list'
import { DEFAULTS, preferencesNow, readPreferences, setPreferences } from '@/app/_components/preferences'
import { ProofLines } from '@/app/_components/proof-lines'
import { area, called, languageNow, onLanguage, saidAt, speak, type Spoken } from '@/app/_languages/area'
import { filled } from '@/app/_languages/filled'
import { loadLanguage } from '@/app/_languages/load'
import { Said } from '@/app/_languages/said'
import { Speaking } from '@/app/_languages/speaking'
import { gameChoices, offeredLanguages } from '@/app/settings/choices'
import { Settings } from '@/app/settings/settings'

vi.mock('next-themes', () => ({ useTheme: () => ({ theme: 'dark', setTheme: () => undefined }) }))

// A language is fetched, and spoken of a moment later: on a busy machine that is seconds.
configure({ asyncUtilTimeout: 30_000 })

const FOLDER = join(process.cwd(), 'app/_languages')
const LANGUAGES = readdirSync(join(FOLDER, 'translations')).map((file) => file.replace(/\.ts$/, ''))

/** A language of a test's own. */
const spoken = (areas: Spoken['areas'], engine: Spoken['engine'] = () => undefined): Spoken => ({
  id: 'xx',
  areas,
  engine,
})

afterEach(() => {
  cleanup()
  setPreferences(DEFAULTS)
  speak(null)
})

describe('words', () => {
  it('are English until another language is spoken, and again after it', () => {
    const words = area('colours', { red: 'red', mixed: (a: string, b: string) => `${a} and ${b}` })
    expect([languageNow(), words.red, words.mixed('red', 'blue'), called('Fold')]).toEqual([
      'en',
      'red',
      'red and blue',
      'Fold',
    ])
    speak(
      spoken({ colours: { red: 'rojo', mixed: (a: string, b: string) => `${a} y ${b}` } }, (english) =>
        english === 'Fold' ? 'Retirarse' : undefined,
      ),
    )
    expect([languageNow(), words.red, words.mixed('rojo', 'azul'), called('Fold'), called('Three Card Poker')]).toEqual(
      ['xx', 'rojo', 'rojo y azul', 'Retirarse', 'Three Card Poker'],
    )
    speak(null)
    expect([languageNow(), words.red, words.mixed('red', 'blue'), called('Fold')]).toEqual([
      'en',
      'red',
      'red and blue',
      'Fold',
    ])
  })

  it('of an area that comes after the change are in the new language at once', () => {
    speak(spoken({ late: { now: 'ahora' } }))
    const late = area('late', { now: 'now', then: 'then' })
    expect([late.now, late.then]).toEqual(['ahora', 'then'])
    speak(null)
    expect(late.now).toBe('now')
  })

  it('tell of their change, once to each that listens', () => {
    const listener = vi.fn()
    const stop = onLanguage(listener)
    speak(spoken({}))
    stop()
    speak(null)
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('of the server are said by their place, with names in the reader’s words', () => {
    const line = (
      <>
        <Said at="settings.title">Settings</Said>,{' '}
        <Said at="chrome.pagesOf" values={['Ante']}>
          Ante: pages
        </Said>
      </>
    )
    expect(render(line).container.textContent).toBe('Settings, Ante: pages')
    speak(
      spoken(
        { settings: { title: 'Ajustes' }, chrome: { pagesOf: (game: string) => `páginas de ${game}` } },
        () => 'la apuesta',
      ),
    )
    expect(render(line).container.textContent).toBe('Ajustes, páginas de la apuesta')
    expect([saidAt('settings.nothing'), saidAt('nothing.at all'), saidAt('settings')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('of the server stand beside figures in the reader’s way', () => {
    const answer = (
      <>
        <OptionList label="Worths" rows={[{ id: 'bet', name: 'Bet', worth: { ev: -1234.5, loss: 0, best: false } }]} />
        <ProofLines
          lang="en"
          linked={false}
          proof={{
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
      '−0.500000000',
    ])
    speak({ id: 'es', areas: {}, engine: () => undefined })
    expect(figures(render(answer).container.textContent)).toEqual([
      '−1234,500',
      '−12.345\u00A0/\u00A067.890',
      '−0,500000000',
    ])
  })

  it('take elements where they are named, and leave what is not given', () => {
    const { container } = render(<p>{filled('Press {key} or {other}.', { key: <kbd>?</kbd> })}</p>)
    expect(container.innerHTML).toBe('<p>Press <kbd>?</kbd> or {other}.</p>')
  })
})

describe('a language that is kept in the preferences', () => {
  it('is read back; what is none is English', () => {
    expect(readPreferences(JSON.stringify({ ...DEFAULTS, language: 'es' }))).toEqual({ ...DEFAULTS, language: 'es' })
    for (const language of ['ES', 'e', 'spanish', '../x', 'es-ES', '', 7, null])
      expect(readPreferences(JSON.stringify({ language }))).toEqual(DEFAULTS)
  })

  it('is loaded by its name alone', async () => {
    expect(await loadLanguage('en')).toBeNull()
    for (const id of ['xx', '../es', 'translations/es', '', 'ES']) await expect(loadLanguage(id)).rejects.toThrow()
  })

  it('that there is not leaves the page English', async () => {
    setPreferences({ language: 'xx' })
    render(
      <Speaking>
        <Settings games={gameChoices()} languages={offeredLanguages()} />
      </Speaking>,
    )
    await act(() => loadLanguage('xx').catch(() => undefined))
    expect(screen.getByRole('heading', { level: 1, name: 'Settings' })).toBeTruthy()
    expect([document.documentElement.lang, screen.queryByText(/couldn’t be loaded/)]).toEqual(['en', null])
  })
})

describe('the settings', () => {
  const show = (languages = offeredLanguages()) =>
    render(
      <Speaking>
        <Settings games={gameChoices()} languages={languages} />
      </Speaking>,
    )
  const title = (name: string) => screen.findByRole('heading', { level: 1, name })

  it('offer English and every language that has a file, each by its own name', () => {
    expect(offeredLanguages().map(({ id }) => id)).toEqual(['en', ...LANGUAGES])
    expect(offeredLanguages()).toEqual(
      expect.arrayContaining([
        { id: 'en', name: 'English' },
        { id: 'es', name: 'Español' },
      ]),
    )
    show()
    expect(screen.getByRole('radio', { name: 'Español' }).closest('label')?.lang).toBe('es')
  })

  it('change everything at once, keep the focus and say so; and back', async () => {
    show()
    await userEvent.click(screen.getByRole('radio', { name: 'Español' }))
    await title('Ajustes')
    expect(document.documentElement.lang).toBe('es')
    expect(preferencesNow().language).toBe('es')
    expect(screen.getByRole('group', { name: 'Idioma' })).toBeTruthy()
    expect(screen.getByRole('switch', { name: /^Cuatro colores/ })).toBeTruthy()
    expect(screen.getByRole('textbox', { name: /^Ritmo/ })).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Español' }))
    expect(await screen.findByText('Ahora el idioma es: Español.')).toBeTruthy()
    await userEvent.click(screen.getByRole('radio', { name: 'English' }))
    await title('Settings')
    expect(document.documentElement.lang).toBe('en')
    expect(await screen.findByText('The language is English now.')).toBeTruthy()
  })

  it('are in the language that was kept, without a word about a change', async () => {
    setPreferences({ language: 'es' })
    show()
    await title('Ajustes')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Español' }).checked).toBe(true)
    expect(screen.queryByText(/Ahora el idioma/)).toBeNull()
  })

  it('say where a language could not be fetched, and ask for it again', async () => {
    show([...offeredLanguages(), { id: 'qq', name: 'Qapla' }])
    await userEvent.click(screen.getByRole('radio', { name: 'Qapla' }))
    expect(await screen.findByText(/^Qapla couldn’t be loaded/)).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'Settings' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/^Qapla couldn’t be loaded/)).toBeTruthy()
    await userEvent.click(screen.getByRole('radio', { name: 'Español' }))
    await title('Ajustes')
    expect(screen.queryByText(/Qapla could|No se ha podido/)).toBeNull()
  })

  it('go back to English with all others, and come back by undo', async () => {
    setPreferences({ language: 'es', stake: 25 })
    show()
    await title('Ajustes')
    await userEvent.click(screen.getByRole('button', { name: 'Restablecer todos los ajustes' }))
    await title('Settings')
    expect(preferencesNow()).toEqual(DEFAULTS)
    const undo = screen.getByRole('button', { name: 'Undo' })
    expect(document.activeElement).toBe(undo)
    await userEvent.click(undo)
    await title('Ajustes')
    expect(preferencesNow()).toMatchObject({ language: 'es', stake: 25 })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Restablecer todos los ajustes' })).toBeTruthy())
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
  it('has the words of every area, of the same kinds and with the same gaps', async () => {
    const english = await englishAreas()
    const { areas } = (await loadLanguage(id))!
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

  it('is laid over every area by its name', async () => {
    const english = await englishAreas()
    const before = new Map([...english].map(([name, words]) => [name, { ...words }]))
    const language = (await loadLanguage(id))!
    speak(language)
    for (const [name, words] of english) expect({ ...words }, name).toEqual(language.areas[name])
    speak(null)
    for (const [name, words] of english) expect({ ...words }, name).toEqual(before.get(name))
  })
})
