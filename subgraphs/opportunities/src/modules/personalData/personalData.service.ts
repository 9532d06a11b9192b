import { Application } from '../application/application.model';

export async function personalData(user_id: string) {
  return { applications: await Application.find({ user_id }).lean() };
}

/** An application is about nobody but her. Its files go with all the others of hers. */
export async function forgetMember(user_id: string): Promise<boolean> {
  await Application.deleteMany({ user_id });
  return true;
}
