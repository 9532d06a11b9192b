import { randomUUID } from 'node:crypto';
import { detectResourcesSync, envDetectorSync, Resource } from '@opentelemetry/resources';

const instance = randomUUID();

/** The instance id tells two instances of a service apart. The environment takes precedence. */
export const resourceOf = (service: string, version: string) =>
  new Resource({
    'service.name': service,
    'service.version': version,
    'service.instance.id': instance,
  }).merge(detectResourcesSync({ detectors: [envDetectorSync] }));
