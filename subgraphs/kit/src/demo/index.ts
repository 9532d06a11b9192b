export {
  DEMO_ACCOUNTS,
  DEMO_DOMAIN,
  DEMO_PASSWORD,
  DEMO_SIZES,
  demoMembers,
  demoProspects,
  type DemoPerson,
} from './people';
export { demoId, demoRandom, type DemoRandom } from './random';
