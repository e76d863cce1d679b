export { ProfileForm, type ProfileFormProps } from "./profile-form.tsx";
