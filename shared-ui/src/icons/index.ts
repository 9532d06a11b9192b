export type { IconProps } from './draw';
export * from './icons';
