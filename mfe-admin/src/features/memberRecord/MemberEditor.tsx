import { isMissing, useReadAgain } from '@athenaeum/shell-contract';
import { ErrorPanel, Loading, SkeletonRows } from '@athenaeum/shared-ui';
import { useUsersMemberRecordQuery } from './memberRecord.api';
import { recordText } from './memberRecord.messages';
import { RecordForm } from './RecordForm';

/** Height of the form with its first section open, reserved against layout shift. */
const FORM_HEIGHT = '1271px';

/** Loads a member's record for editing, again each time it is opened. */
export function MemberEditor({ id }: { id: string }) {
  const { currentData, isError, isFetching, refetch } = useUsersMemberRecordQuery(
    { input: { id } },
    { refetchOnMountOrArgChange: true },
  );
  const readAgain = useReadAgain(refetch);
  const member = currentData?.user?.data;
  if (member)
    return (
      <RecordForm
        key={member.id}
        member={member}
        readAgain={async () => (await readAgain())?.user?.data ?? null}
      />
    );
  const failed = isError || isMissing(currentData, 'user') || currentData?.user?.ok === false;
  return failed ? (
    <ErrorPanel
      headingLevel={2}
      title={recordText.failed}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  ) : (
    <Loading label={recordText.loading}>
      <SkeletonRows $height={FORM_HEIGHT} />
    </Loading>
  );
}
