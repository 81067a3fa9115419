export { default, generateMetadata } from '@/app/dealer-school/audition/page'
