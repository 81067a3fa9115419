export { default } from '@/app/[game]/layout'
