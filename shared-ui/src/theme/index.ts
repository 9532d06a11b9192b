export { baseCss } from './baseCss';
export { coveringLink } from './coveringLink';
export { GlobalStyle } from './GlobalStyle';
export { type Breakpoint, breakpoints, media } from './media';
export { themeCss } from './themeCss';
export { token } from './token';
