import {
  Button,
  Card,
  FieldError,
  FileUpload,
  Hint,
  PlusIcon,
  Row,
  Stack,
  TextField,
} from '@athenaeum/shared-ui';
import { SALON_LIMITS } from '@athenaeum/content-contract';
import { commonText } from '../../components/common.messages';
import { useContentUpload } from '../../components/upload';
import { EditorSection } from './EditorSection';
import { salonText } from './salon.messages';
import type { SalonForm } from './SalonEditor';
import type { Paper } from './salonValues';

const BLANK: Omit<Paper, 'type'> = {
  id: null,
  title: '',
  description: '',
  link: '',
  asset: null,
  filename: '',
};

/** The resources, links and files, in order. */
export function PaperFields({ form }: { form: SalonForm }) {
  const { value: papers, onChange, error, id } = form.chosen('resources');
  const change = (place: number, next: Partial<Paper>) =>
    onChange(papers.map((paper, index) => (index === place ? { ...paper, ...next } : paper)));
  const move = (place: number, by: number) => {
    const rest = papers.filter((_, index) => index !== place);
    onChange([...rest.slice(0, place + by), papers[place]!, ...rest.slice(place + by)]);
  };
  return (
    <EditorSection title={salonText.resources}>
      <div id={id} tabIndex={-1}>
        {papers.length === 0 && <Hint>{salonText.noResources}</Hint>}
        <FieldError id={`${id}-error`}>{error}</FieldError>
      </div>
      {papers.map((paper, place) => (
        <PaperCard
          // Keyed by position, as the title changes while it is typed.
          key={paper.id ?? `new-${place}`}
          paper={paper}
          place={place}
          count={papers.length}
          errorAt={(field) => form.errors.find(({ name }) => name === `resources.${place}.${field}`)?.message}
          onChange={(next) => change(place, next)}
          onMove={(by) => move(place, by)}
          onRemove={() => onChange(papers.filter((_, index) => index !== place))}
        />
      ))}
      <Row>
        <Button look="outlined" onClick={() => onChange([...papers, { ...BLANK, type: 'LINK' }])}>
          <PlusIcon size={16} /> {salonText.link}
        </Button>
        <Button look="outlined" onClick={() => onChange([...papers, { ...BLANK, type: 'ASSET' }])}>
          <PlusIcon size={16} /> {salonText.file}
        </Button>
      </Row>
    </EditorSection>
  );
}

interface PaperCardProps {
  paper: Paper;
  place: number;
  count: number;
  errorAt: (field: keyof Paper) => string | undefined;
  onChange: (next: Partial<Paper>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

function PaperCard({ paper, place, count, errorAt, onChange, onMove, onRemove }: PaperCardProps) {
  const upload = useContentUpload('resources');
  const name = paper.title || salonText.resourceNumber({ number: place + 1 });
  return (
    <Card $padded role="group" aria-label={name}>
      <Stack $gap={12}>
        <TextField
          label={salonText.title}
          max={SALON_LIMITS.resourceTitle}
          error={errorAt('title')}
          value={paper.title}
          onChange={({ target }) => onChange({ title: target.value })}
        />
        {paper.type === 'LINK' ? (
          <TextField
            type="url"
            label={salonText.link}
            error={errorAt('link')}
            value={paper.link}
            onChange={({ target }) => onChange({ link: target.value })}
          />
        ) : (
          <FileUpload
            label={salonText.file}
            error={errorAt('asset')}
            accept={['application/pdf']}
            kinds={salonText.pdf}
            maxBytes={50_000_000}
            files={paper.asset ? [{ id: paper.asset, name: paper.filename || salonText.theFile }] : []}
            upload={upload}
            onUploaded={(file) => onChange({ asset: file.id, filename: file.name })}
            onDelete={() => onChange({ asset: null, filename: '' })}
          />
        )}
        <TextField
          label={salonText.description}
          optional
          error={errorAt('description')}
          value={paper.description}
          onChange={({ target }) => onChange({ description: target.value })}
        />
        <Row $gap={8}>
          <Button
            look="quiet"
            disabled={place === 0}
            aria-label={salonText.moveUp({ name })}
            onClick={() => onMove(-1)}
          >
            {salonText.up}
          </Button>
          <Button
            look="quiet"
            disabled={place === count - 1}
            aria-label={salonText.moveDown({ name })}
            onClick={() => onMove(1)}
          >
            {salonText.down}
          </Button>
          <Button look="quiet" aria-label={salonText.removeOne({ name })} onClick={onRemove}>
            {commonText.remove}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
