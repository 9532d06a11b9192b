import type { CoachResourceFragment } from './__generated__/coachResource';

export type KnownResource = CoachResourceFragment & { href: string };

/** Those with an address: only web addresses and paths of this site, never `javascript:`. */
export const knownResources = (resources: readonly CoachResourceFragment[] | undefined): KnownResource[] =>
  (resources ?? []).flatMap((resource) => {
    const address = resource.type === 'ASSET' ? resource.asset : resource.link;
    return address && /^(https?:\/\/|\/(?!\/))/.test(address) ? [{ ...resource, href: address }] : [];
  });
