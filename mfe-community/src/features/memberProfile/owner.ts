import { createContext, useContext } from 'react';
import type { Member } from './memberProfile.api';
import type { EditPart } from './place';

/** What the owner of a profile may do with it; nobody else has one. */
export interface Owner {
  member: Member;
  /** Address of her profile. */
  path: string;
  /** What is open for editing in place. */
  editing: EditPart | null;
  /** Where she asks for another address: among her account settings. */
  emailChange: string | null;
  /** Asks for the profile anew: how it stands now, or null when that did not come. */
  refresh: () => Promise<Member | null>;
  /** Back to what is shown. */
  close: (part: EditPart) => void;
}

export const OwnerContext = createContext<Owner | null>(null);

export const useOwner = (): Owner | null => useContext(OwnerContext);
