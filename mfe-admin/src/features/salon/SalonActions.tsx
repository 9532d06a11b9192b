import { messageOf, useNavigate, useNotify } from '@athenaeum/shell-contract';
import { Button, LinkButton, Row } from '@athenaeum/shared-ui';
import { commonText } from '../../components/common.messages';
import { AskReason } from '../../components/reason';
import { CallOff } from './CallOff';
import {
  type StaffSalon,
  useContentDuplicateSalonMutation,
  useContentRemoveSalonMutation,
} from './salon.api';
import { salonText } from './salon.messages';

/** The actions on a salon. */
export function SalonActions({ salon }: { salon: StaffSalon }) {
  const isToCome = salon.state !== 'past';
  return (
    <Row $gap={8}>
      <LinkButton look="outlined" href={`/admin/content/salons/${salon.id}/attendees`}>
        {salonText.attendees}
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
    notify(salonText.copied);
    void navigate(`/admin/content/salons/${id}`);
  };
  return (
    <Button look="outlined" loading={isLoading} onClick={() => void handleDuplicate()}>
      {salonText.duplicate}
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
          {commonText.remove}
        </Button>
      )}
      title={salonText.removeTitle}
      confirm={salonText.removeConfirm}
      danger
      optional
      hint={commonText.reasonHint}
      max={500}
      send={async (reason) => {
        const input = { id: salon.id, updated_at: salon.updated_at, reason: reason.trim() || null };
        const { error } = await remove({ input });
        if (!error) {
          notify(salonText.removed({ title: salon.title }));
          void navigate('/admin/content/salons', { replace: true });
        }
        return { error };
      }}
    >
      {salonText.removeExplained}
    </AskReason>
  );
}
