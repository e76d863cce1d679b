export { CertificateViewer, type Certificate, type CertificateViewerProps } from "./certificate-viewer.tsx";
