export { FileUpload, FormFileUpload, type FileUploadProps } from "./file-upload.tsx";
