import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { describe, expect, it } from 'vitest'
import about from '@/package.json' with { type: 'json' }
import { type Command, programOf, ROOT } from './run'

const HAND = `'{"game":"three-card-poker","hand":"Qs6d4h"}'`

const command = (name: Command, args = ''): string => `'${process.execPath}' '${programOf(name)}' ${args}`

/** What a shell makes of a line: the status of the command in it, and what it wrote on standard error. */
function shell(line: string): { readonly status: number | null; readonly err: string } {
  const { status, stderr } = spawnSync('bash', ['-c', line], { cwd: ROOT, encoding: 'utf8' })
  return { status, err: stderr }
}

interface Answering {
  readonly name: Command
  readonly line: (to: string) => string
}

const COMMANDS: readonly Answering[] = [
  { name: 'solve', line: (to) => `echo ${HAND} | ${command('solve')} ${to}` },
  { name: 'edge', line: (to) => `${command('edge', 'three-card-poker --bet pair-plus')} ${to}` },
  { name: 'house-way', line: (to) => `${command('house-way', '--help')} ${to}` },
]

it.each(COMMANDS)('$name is what its script runs', ({ name }) => {
  expect(shell(`${about.scripts[name]} --help > /dev/null`)).toEqual({ status: 0, err: '' })
})

describe('an answer that cannot be written', () => {
  const sentence = (name: string, why: string): object => ({
    status: 3,
    err: `${name}: The answer could not be written: ${why}.\n`,
  })

  it.each(COMMANDS)('$name says that the disk is full', ({ name, line }) => {
    expect(shell(line('> /dev/full'))).toEqual(sentence(name, 'the disk is full'))
  })

  it.each(COMMANDS)('$name says that the reader closed the pipe', ({ name, line }) => {
    // The reader is gone before the command starts.
    const closed = `exec 3> >(true); wait $!; ${line('>&3')}`
    expect(shell(closed)).toEqual(sentence(name, 'the reader closed the pipe'))
  })

  it.each(COMMANDS)('$name says that standard output is closed', ({ name, line }) => {
    expect(shell(line('>&-'))).toEqual(sentence(name, 'standard output is closed'))
  })

  it.each(COMMANDS)('$name takes an output that is thrown away, and an error output that fails', ({ line }) => {
    expect(shell(line('> /dev/null 2> /dev/full')).status).toBe(0)
  })
})

describe('an input that cannot be read', () => {
  it.each(['solve', 'house-way'] as const)('%s says that it is a folder', (name) => {
    expect(shell(`${command(name)} < '${tmpdir()}'`)).toEqual({
      status: 3,
      err: `${name}: Standard input could not be read: it is a folder.\n`,
    })
  })
})

describe('a file or an input of another kind', () => {
  it('without an end is not read on', () => {
    expect(shell(`${command('edge', 'blackjack --shoe /dev/zero')}`).err).toContain('is too large for a shoe')
    expect(shell(`${command('house-way', '--way /dev/zero')} < /dev/null`).err).toContain('neither a house way')
  })

  it.each(['solve', 'house-way'] as const)('%s names UTF-16', (name) => {
    const utf16 = `echo ${HAND} | iconv -t UTF-16 | ${command(name)} | grep -c '"OtherEncoding"'`
    expect(shell(utf16).status).toBe(0)
  })

  it('edge names UTF-16', () => {
    expect(shell(`${command('edge', 'blackjack --shoe <(echo "[1]" | iconv -t UTF-16)')}`).err).toContain('UTF-16')
  })
})
