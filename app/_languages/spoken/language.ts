'use client'

import { createContext } from 'react'

/** The language of the components in it, for the server. In the browser the document tells. */
export const SpokenLanguage = createContext<string | undefined>(undefined)
