import { createContext, useContext } from 'react';
import type { Member } from './memberProfile.api';
import type { EditPart } from './profileAddress';

/** What the owner of a profile can do with it; undefined for other viewers. */
export interface Owner {
  member: Member;
  /** Address of the profile. */
  path: string;
  /** The part that is open for editing. */
  editing: EditPart | null;
  /** Address of the account settings, where another email is requested. */
  emailChange: string | null;
  /** Reloads the profile: the current one, or null when it failed to load. */
  refresh: () => Promise<Member | null>;
  /** Closes the form. */
  close: (part: EditPart) => void;
}

export const OwnerContext = createContext<Owner | null>(null);

export const useOwner = (): Owner | null => useContext(OwnerContext);
