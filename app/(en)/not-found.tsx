export { default } from '@/app/_site/missing'
