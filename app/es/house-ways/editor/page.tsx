export { default, generateMetadata } from '@/app/house-ways/editor/page'
