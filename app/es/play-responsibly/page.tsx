export { default, generateMetadata } from '@/app/play-responsibly/page'
