export { tokenIn } from './firstPassword';
export { NewLinkForm } from './NewLinkForm';
export { SetPasswordForm } from './SetPasswordForm';
