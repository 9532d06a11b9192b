export { rightIn } from './firstPassword';
export { NewLinkForm } from './NewLinkForm';
export { SetPasswordForm } from './SetPasswordForm';
