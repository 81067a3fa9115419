export { default, generateMetadata } from '@/app/games/page'
