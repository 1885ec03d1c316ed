// What makes a page without scripts of its own pleasanter: menus close when one looks elsewhere.

const menus = [...document.querySelectorAll("details[data-menu]")];

function closeOthers(kept) {
  for (const menu of menus) if (menu !== kept) menu.open = false;
}

document.addEventListener("click", (event) => {
  closeOthers(menus.find((menu) => menu.contains(event.target)));
});

document.addEventListener("focusin", (event) => {
  closeOthers(menus.find((menu) => menu.contains(event.target)));
});

document.addEventListener("keydown", (event) => {
  const open = menus.find((menu) => menu.open);
  if (event.key !== "Escape" || !open) return;
  open.open = false;
  open.querySelector("summary").focus();
});

// A frame whose content fits needs no stop of the keyboard.
function frames() {
  for (const frame of document.querySelectorAll("[data-scrolls]")) {
    if (frame.scrollWidth > frame.clientWidth) frame.tabIndex = 0;
    else frame.removeAttribute("tabindex");
  }
}

frames();
addEventListener("resize", frames);
addEventListener("load", frames);

// In a row of links that scrolls sideways the one of this page is in sight.
for (const link of document.querySelectorAll("[data-row] [aria-current]")) {
  const row = link.closest("[data-row]");
  row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
}

// A page may have changed its address since it was drawn: a choice keeps what the address holds now.
document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-choice]");
  if (!link) return;
  const name = link.dataset.choice;
  const search = new URLSearchParams(location.search);
  search.set(name, new URLSearchParams(link.search).get(name));
  link.search = search;
});
