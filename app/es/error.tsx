'use client'

export { BrokenPage as default } from '@/app/_ui/broken'
