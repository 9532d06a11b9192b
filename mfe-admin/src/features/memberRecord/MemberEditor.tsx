import { isMissing, useReadAgain } from '@athenaeum/shell-contract';
import { Drawer, ErrorPanel, Loading, Skeleton } from '@athenaeum/shared-ui';
import type { ReactNode } from 'react';
import { useUsersMemberRecordQuery } from './memberRecord.api';
import { RecordForm } from './RecordForm';

interface MemberEditorProps {
  id: string;
  /** What other features keep of her. */
  beside?: ReactNode;
  onClose: () => void;
}

/** One member's record beside the list, read anew each time it is opened. */
export function MemberEditor({ id, beside, onClose }: MemberEditorProps) {
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
        onClose={onClose}
        beside={beside}
        readAgain={async () => (await readAgain())?.user?.data ?? null}
      />
    );
  const failed = isError || isMissing(currentData, 'user') || currentData?.user?.ok === false;
  return (
    <Drawer open onClose={onClose} title="Member">
      {failed ? (
        <ErrorPanel
          title={
            currentData?.user?.code === 'NOT_FOUND'
              ? 'We could not find that member'
              : 'This member did not load'
          }
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Loading label="Loading the member">
          <Skeleton $height="480px" />
        </Loading>
      )}
    </Drawer>
  );
}
