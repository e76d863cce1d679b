import type { Certificate } from "./certificate-viewer.tsx";

/** The first page of a certificate; without a picture, a sheet drawn from its facts. */
export function Sheet({
  certificate: { preview, standard, number, issuer },
  label,
  className,
}: {
  certificate: Certificate;
  /** Names the sheet; empty if the surrounding text does. */
  label: string;
  className: string;
}) {
  if (preview) {
    return (
      <img
        src={preview.url}
        width={preview.width}
        height={preview.height}
        alt={label}
        loading="lazy"
        decoding="async"
        className={className}
      />
    );
  }
  return (
    <svg
      viewBox="0 0 210 297"
      preserveAspectRatio="xMidYMin slice"
      direction="ltr"
      className={className}
      {...(label === "" ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      <rect x="10" y="10" width="190" height="277" fill="none" stroke="currentColor" strokeOpacity=".35" />
      <g fill="currentColor" textAnchor="middle">
        <circle cx="105" cy="62" r="22" fillOpacity=".1" />
        <path d="m95 62 7 7 13-14" fill="none" stroke="currentColor" strokeWidth="3.5" />
        <text x="105" y="122" fontSize={standard.length > 20 ? 11 : 18} fontWeight="600">
          {standard}
        </text>
        <text x="105" y="146" fontSize="10">
          {number}
        </text>
        <g fillOpacity=".18">
          {[172, 184, 196, 208].map((y, place) => (
            <rect key={y} x={40 + place * 4} y={y} width={130 - place * 8} height="4" rx="2" />
          ))}
        </g>
        <text x="105" y="262" fontSize="9">
          {issuer}
        </text>
      </g>
    </svg>
  );
}
