'use client'

import { literal, nullable, object, parse, pipe, regex, string } from 'valibot'
import { useEffect, useState } from 'react'
import { makeStored } from '@/app/_ui/store'
import { fail, ok, type Result } from '@/lib/result'
import { isUtf16 } from '@/lib/text'
import type { Signer } from '@/lib/teaching/dealer-school/exam/exam'
import { parseJson } from '@/lib/teaching/dealer-school/exam/file'
import { readName } from '@/lib/teaching/dealer-school/exam/names'
import type { Read } from '@/lib/teaching/quiz/record'

/*
 * An instructor's key: Ed25519 by WebCrypto. The public half goes into the links of exams; the private half stays in
 * this browser and in the file that the instructor saves.
 */

const KIND = 'exam key'
const ALGORITHM = { name: 'Ed25519' }
const BYTES = pipe(string(), regex(/^[A-Za-z0-9_-]{43}$/))

/** `x` is the public half and `d` the private one, as in a JSON Web Key (RFC 8037). */
const ownKey = object({ name: string(), x: BYTES, d: BYTES })
export type OwnKey = Read<typeof ownKey>

const keyFile = object({ feltwise: literal(KIND), version: literal(1), ...ownKey.entries })

const stored = makeStored<OwnKey | null>({
  key: 'feltwise.exam-key',
  read: (text) => (text === null ? null : parse(nullable(ownKey), JSON.parse(text))),
  write: JSON.stringify,
  usual: null,
})

/** The key in this browser; null if there is none. */
export const useOwnKey = stored.useNow

/** Keeps a key, or forgets it. Returns false if storage refused it. */
export const setOwnKey = (key: OwnKey | null): boolean => stored.change(() => key)

export const signerOf = ({ name, x }: OwnKey): Signer => ({ name, key: x })

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

const textOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const messageOf = (code: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(`feltwise result ${code}`)

/** Whether this is the error of a browser without Ed25519, or of an address without https, which has no `subtle`. */
const isWithout = (error: unknown): boolean =>
  ['NotSupportedError', 'TypeError'].includes((error as { readonly name?: string }).name ?? '')

/** Makes a key. Throws if this browser has no Ed25519. */
export async function makeKey(name: string): Promise<OwnKey> {
  const pair = (await crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify'])) as CryptoKeyPair
  const { x, d } = await crypto.subtle.exportKey('jwk', pair.privateKey)
  return { name, x: x!, d: d! }
}

/** The signature of a result's code: 86 letters, digits, `-` and `_`. Throws if this browser has no Ed25519. */
export async function sign({ x, d }: OwnKey, code: string): Promise<string> {
  const key = await crypto.subtle.importKey('jwk', { kty: 'OKP', crv: 'Ed25519', x, d }, ALGORITHM, false, ['sign'])
  return textOf(await crypto.subtle.sign(ALGORITHM, key, messageOf(code)))
}

/** Whether the holder of a public key signed a result's code. Throws if this browser has no Ed25519. */
async function verify(publicKey: string, code: string, signature: string): Promise<boolean> {
  const key = await crypto.subtle.importKey('raw', bytesOf(publicKey), ALGORITHM, false, ['verify'])
  if (!/^[A-Za-z0-9_-]{86}$/.test(signature)) return false
  return crypto.subtle.verify(ALGORITHM, key, bytesOf(signature), messageOf(code))
}

/** The end of a public key, in groups, for people to compare. */
export const keyNumber = (key: string): string => key.slice(-16).match(/.{4}/g)!.join(' ')

/** A key as a file. Whoever has the file can sign. */
export const makeKeyFile = (key: OwnKey): string =>
  `${JSON.stringify({ feltwise: KIND, version: 1, ...key }, undefined, 2)}\n`

/** Reads the file that `makeKeyFile` wrote. Fails with `BadKey` or `OtherEncoding`. Throws if this browser has no Ed25519. */
export async function readKeyFile(text: string): Promise<Result<OwnKey>> {
  if (isUtf16(text)) return fail('OtherEncoding', { id: 'utf-16' })
  const bad = fail('BadKey', { id: 'not-a-key' })
  let key: OwnKey
  try {
    const { name, x, d } = parse(keyFile, parseJson(text))
    key = { name, x, d }
  } catch {
    return bad
  }
  // Halves of two keys would sign what nobody can verify.
  const fits = await sign(key, 'x').then(
    (signature) => verify(key.x, 'x', signature),
    (error: unknown) => {
      if (isWithout(error)) throw error
      return false
    },
  )
  return readName(key.name).ok && fits ? ok(key) : bad
}

/** `unknown`: this browser can't tell, because it has no Ed25519. */
export type Signed = 'checking' | 'none' | 'valid' | 'invalid' | 'unknown'

/** What a signature says about a code, by the key of its exam. */
export function useSigned(signer: Signer | undefined, code: string, signature: string | null): Signed {
  // A list as text, so that an equal one starts nothing anew. A signature from an address may hold any character.
  const asked = signer === undefined || signature === null ? null : JSON.stringify([signer.key, code, signature])
  const [found, setFound] = useState<{ readonly asked: string; readonly is: Signed } | null>(null)
  useEffect(() => {
    if (asked === null) return
    let isCurrent = true
    const [key, text, written] = JSON.parse(asked) as [string, string, string]
    void verify(key, text, written)
      .then(
        (fits): Signed => (fits ? 'valid' : 'invalid'),
        (): Signed => 'unknown',
      )
      .then((is) => isCurrent && setFound({ asked, is }))
    return () => {
      isCurrent = false
    }
  }, [asked])
  if (asked === null) return 'none'
  return found?.asked === asked ? found.is : 'checking'
}
