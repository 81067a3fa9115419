export { default, generateMetadata } from '@/app/dealer-school/exam/class/page'
