import { usePlatform } from '@athenaeum/shell-contract';

/** The product's name, as the server configured it. */
export const useBrand = (): string => usePlatform().brand ?? nameInHead() ?? 'Athenaeum';

const nameInHead = () =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content;
