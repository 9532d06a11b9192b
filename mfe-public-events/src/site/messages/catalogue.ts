import { catalogue } from '../../messages/catalogue';
import { embedText } from '../embed/embed.messages';
import { frontDoorText } from '../frontDoor/frontDoor.messages';
import { siteText } from '../site.messages';

/** Every message of the site, by namespace: of its pages and of its server. */
export const siteCatalogue = { ...catalogue, embed: embedText, frontDoor: frontDoorText, site: siteText };
