import { messageOf, useNavigate, useNotify } from '@athenaeum/shell-contract';
import { Button, LinkButton, Row } from '@athenaeum/shared-ui';
import { AskReason } from '../../components/reason';
import { CallOff } from './CallOff';
import {
  type StaffSalon,
  useContentDuplicateSalonMutation,
  useContentRemoveSalonMutation,
} from './salon.api';

/** What can be done with a salon as a whole. */
export function SalonActions({ salon }: { salon: StaffSalon }) {
  const isToCome = salon.state !== 'past';
  return (
    <Row $gap={8}>
      <LinkButton look="outlined" href={`/admin/content/salons/${salon.id}/attendees`}>
        Attendees
      </LinkButton>
      {salon.salon_status && isToCome && <CallOff salon={salon} step="stands" />}
      {salon.salon_status !== 'postponed' && salon.salon_status !== 'cancelled' && isToCome && (
        <CallOff salon={salon} step="postponed" />
      )}
      {salon.salon_status !== 'cancelled' && isToCome && <CallOff salon={salon} step="cancelled" />}
      <Duplicate salon={salon} />
      <Remove salon={salon} />
    </Row>
  );
}

function Duplicate({ salon }: { salon: StaffSalon }) {
  const notify = useNotify();
  const navigate = useNavigate();
  const [duplicate, { isLoading }] = useContentDuplicateSalonMutation();
  const handleDuplicate = async () => {
    const { data, error } = await duplicate({ input: { id: salon.id } });
    const id = data?.duplicateSalon?.data?.id;
    if (!id) return notify(messageOf(error));
    notify('This is the copy, a draft');
    void navigate(`/admin/content/salons/${id}`);
  };
  return (
    <Button look="outlined" loading={isLoading} onClick={() => void handleDuplicate()}>
      Duplicate
    </Button>
  );
}

function Remove({ salon }: { salon: StaffSalon }) {
  const notify = useNotify();
  const navigate = useNavigate();
  const [remove] = useContentRemoveSalonMutation();
  return (
    <AskReason
      trigger={(open) => (
        <Button look="quiet" onClick={open}>
          Remove
        </Button>
      )}
      title="Remove this salon?"
      confirm="Remove it"
      danger
      optional
      hint="Kept with the change."
      max={500}
      send={async (reason) => {
        const input = { id: salon.id, updated_at: salon.updated_at, reason: reason.trim() || null };
        const { error } = await remove({ input });
        if (!error) {
          notify(`${salon.title} is removed`);
          void navigate('/admin/content/salons', { replace: true });
        }
        return { error };
      }}
    >
      Its page, its recording and its papers go with it. This cannot be taken back.
    </AskReason>
  );
}
