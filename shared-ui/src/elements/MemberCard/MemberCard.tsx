import type { ReactNode } from 'react';
import { MapPinIcon } from '../../icons';
import { type Tag, Tags } from '../Tag/Tags';
import { PersonCard, PersonPlace } from './PersonCard';

export type MemberCardProps = {
  href: string;
  name: string;
  picture?: string | null;
  title?: string | null;
  company?: string | null;
  /** Nearest regional hub. */
  hub?: string | null;
  tags?: Tag[];
  /** Connect, or the state of the connection: `CardAction` and `CardState` fit here. */
  action?: ReactNode;
  headingLevel?: 2 | 3;
};

/** A member in the directory. */
export function MemberCard({ title, company, hub, tags = [], action, ...person }: MemberCardProps) {
  return (
    <PersonCard
      {...person}
      about={
        <>
          {title && <p>{title}</p>}
          {company && <p>{company}</p>}
        </>
      }
      place={
        hub && (
          <PersonPlace>
            <MapPinIcon size={16} />
            {hub}
          </PersonPlace>
        )
      }
      tags={tags.length > 0 && <Tags tags={tags} limit={2} />}
      foot={action}
    />
  );
}
