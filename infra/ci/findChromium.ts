export { findChromium } from '@athenaeum/registry/findChromium';
